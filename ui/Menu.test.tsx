// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Menu, MenuItem, MenuLink } from './Menu.tsx';
import { MenuChoice } from './MenuChoice.tsx';

const edit = vi.fn();
const choose = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  render(
    <main>
      <Menu trigger={<button type="button">Actions</button>}>
        <MenuItem onSelect={edit}>Edit</MenuItem>
        <MenuLink href="#receipt">Receipt</MenuLink>
        <MenuChoice
          value="light"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChoose={choose}
        />
      </Menu>
      <button type="button">Elsewhere</button>
    </main>,
  );
});
afterEach(cleanup);

const trigger = () => screen.getByRole('button', { name: 'Actions' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;
const openByKey = () => {
  trigger().focus();
  press('ArrowDown');
};

it('opens by a press with nothing chosen, and says so', () => {
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(trigger(), { detail: 1 });
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('menu', { name: 'Actions' }));
});

it('is walked by arrows, Home, End and first letters', () => {
  openByKey();
  const walked = ['ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowUp', 'd', 'r'].map((key) => {
    press(key);
    return focused();
  });
  expect(walked).toEqual(['Receipt', 'Dark', 'Dark', 'Edit', 'Edit', 'Dark', 'Receipt']);
});

it('does what is chosen, closes and gives the focus back', () => {
  openByKey();
  expect(focused()).toBe('Edit');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(edit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

it('shows which choice holds, and passes another on', () => {
  openByKey();
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Light');
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(choose).toHaveBeenCalledWith('dark');
});

it.each([
  ['Escape', () => press('Escape')],
  ['Tab', () => press('Tab')],
  ['a second press', () => fireEvent.click(trigger())],
])('is closed by %s, which leaves the focus on its button', (_, close) => {
  openByKey();
  close();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

it('closes for a press elsewhere, and keeps Esc from what lies behind', () => {
  const behind = vi.fn();
  document.addEventListener('keydown', behind, true);
  openByKey();
  behind.mockClear();
  press('Escape');
  expect(behind).not.toHaveBeenCalled();
  document.removeEventListener('keydown', behind, true);
  openByKey();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
