// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Floating } from './Floating.tsx';

afterEach(cleanup);

function Bell() {
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <main>
      <button ref={bell} type="button" onClick={() => setOpen(!isOpen)}>
        Bell
      </button>
      {isOpen && (
        <Floating anchor={bell} onClose={() => setOpen(false)} role="dialog" aria-label="List">
          <button type="button" onClick={() => setCount(count + 1)}>
            Read {count}
          </button>
        </Floating>
      )}
      <p data-toast>
        <button type="button">Undo</button>
      </p>
      <button type="button">Elsewhere</button>
    </main>
  );
}

const named = (name: string | RegExp) => screen.getByRole('button', { name });
const isOpen = () => screen.queryByRole('dialog') !== null;

it('stays where it is while what it shows changes', () => {
  render(<Bell />);
  fireEvent.click(named('Bell'));
  const list = screen.getByRole('dialog');
  fireEvent.click(named('Read 0'));
  fireEvent.click(named('Read 1'));
  expect(screen.getByRole('dialog')).toBe(list);
  expect(list.parentElement).toBe(screen.getByRole('main'));
  expect(named('Read 2')).toBeTruthy();
});

it('closes when the focus or a press goes elsewhere, but not to a toast', () => {
  render(<Bell />);
  fireEvent.click(named('Bell'));
  fireEvent.pointerDown(named('Undo'));
  fireEvent.focusIn(named('Undo'));
  expect(isOpen()).toBe(true);
  fireEvent.focusIn(named('Elsewhere'));
  expect(isOpen()).toBe(false);
  fireEvent.click(named('Bell'));
  fireEvent.pointerDown(named('Elsewhere'));
  expect(isOpen()).toBe(false);
});
