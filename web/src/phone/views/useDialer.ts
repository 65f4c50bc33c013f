import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { readDialerInput } from '../format.ts';
import { usePhone } from '../PhoneContext.ts';
import type { PhoneProblem } from '../phoneState.ts';
import { useContactMatches } from './useContactMatches.ts';
import { isFew, whyNoNumber } from './whyNoNumber.ts';

/** Milliseconds that a name search waits for the next key (spec 001 §9). */
const SEARCH_WAIT_MS = 200;

/** What is typed into the dialer, who fits it, and what Enter and the green button make of it. */
export function useDialer() {
  const { context, send } = usePhone();
  const { pendingTo, problem, numbers, selectedNumberId, skipSelection } = context;
  const [typed, setTyped] = useState(pendingTo ?? '');
  const wanted = typed.trim();
  const [search] = useDebouncedValue(wanted, SEARCH_WAIT_MS);
  const [matches, again] = useContactMatches(search);
  const list = useRef<HTMLUListElement>(null);
  /** It was said of what stood there before. */
  const [past, setPast] = useState<PhoneProblem>();
  const call = (to: string) => send({ type: 'DIAL', to });
  const refuse = (message: 'connection' | 'invalid') =>
    send({ type: 'REFUSED', problem: { code: message === 'invalid' ? 'PHONE_INVALID' : 'INTERNAL', message } });
  /** Enter was pressed before the answer to this was there. */
  const awaited = useRef('');
  const type = (text: string) => {
    awaited.current = '';
    setTyped(readDialerInput(text).text);
    setPast(problem);
  };
  /** Calls the number, or who alone has the name; of several the first takes the focus (spec 001 §5). */
  const go = () => {
    if (wanted === '') return;
    if (readDialerInput(wanted).isNumber) call(wanted);
    else if (matches?.query !== wanted) awaited.current = wanted;
    else if (matches.rows === null) {
      awaited.current = wanted;
      again();
    } else if (matches.rows.length === 1 && matches.rows[0]) call(matches.rows[0].phoneNumber);
    else if (list.current) list.current.querySelector('button')?.focus();
    else refuse('invalid');
  };
  useEffect(() => {
    if (awaited.current === '' || awaited.current !== matches?.query) return;
    awaited.current = '';
    if (matches.rows === null) refuse('connection');
    else go();
  });
  const said = problem === past ? undefined : problem;
  // Where none is chosen yet, any of them may call.
  const from = skipSelection === true ? numbers.filter(({ id }) => id === selectedNumberId) : numbers;
  return {
    typed,
    type,
    search,
    isName: !readDialerInput(typed).isNumber,
    // Before the server has refused them, few digits are the beginning of a number, or of an emergency's.
    why:
      said?.code === 'PHONE_INVALID' && isFew(typed)
        ? ('few' as const)
        : whyNoNumber(
            typed,
            from.map(({ country }) => country),
          ),
    matches: matches?.rows,
    /** The matches are those of what is looked for now. */
    answered: matches?.query === search,
    list,
    problem: said,
    call,
    go,
  };
}
