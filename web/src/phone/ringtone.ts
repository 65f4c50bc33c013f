/** Which ring tone was chosen, where. */
export interface RingtoneChoices {
  readonly own: string | null | undefined;
  readonly workspace: string | null | undefined;
  /** Whether this person may change the workspace: what they choose is its tone (defaults 2.4). */
  readonly changesWorkspace: boolean;
}

/** @returns the id of the tone that rings for a person, or undefined where nothing was chosen: then the default one does */
export const chosenRingtone = ({ own, workspace, changesWorkspace }: RingtoneChoices): string | undefined =>
  (changesWorkspace ? undefined : own) || workspace || undefined;
