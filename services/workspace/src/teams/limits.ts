/** Teams of a workspace, members of a team, teams of a user (defaults 22). */
export const MAX_TEAMS = 100;
export const MAX_MEMBERS = 200;
export const MAX_TEAMS_OF_USER = 50;
