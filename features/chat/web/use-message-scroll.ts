import { useLayoutEffect, useRef, useState } from 'react';

/** How far from the end still counts as being there. */
const endTolerancePx = 48;
const questionGapPx = 8;

/**
 * Where the list of messages stands. It opens at its end; a question just asked is followed; an answer is shown from the
 * question on, not from its last line; and whoever has scrolled up is left in peace.
 */
export function useMessageScroll(messageCount: number, isWaiting: boolean) {
  const list = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const known = useRef<{ messageCount: number; isWaiting: boolean } | null>(null);

  const toEnd = () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    list.current?.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const before = known.current;
    known.current = { messageCount, isWaiting };
    const hasAsked = isWaiting && before?.isWaiting === false;
    const hasAnswered = before !== null && messageCount > before.messageCount;
    if (before === null || hasAsked) element.scrollTop = element.scrollHeight;
    else if (hasAnswered && isAtEnd) showLastQuestion(element);
  }, [messageCount, isWaiting, isAtEnd]);

  const onScroll = () => {
    const element = list.current;
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < endTolerancePx);
  };
  return { list, isAtEnd, onScroll, toEnd };
}

function showLastQuestion(element: HTMLElement): void {
  const questions = element.querySelectorAll('[data-question]');
  const last = questions[questions.length - 1];
  if (!last) return;
  element.scrollTop += last.getBoundingClientRect().top - element.getBoundingClientRect().top - questionGapPx;
}
