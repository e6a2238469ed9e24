// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VoiceDialog } from './VoiceDialog.tsx';

afterEach(cleanup);

it('says in words of the specification that the browser cannot recognise speech', () => {
  render(<VoiceDialog isOpen onClose={() => {}} onHeard={() => {}} />);
  expect(screen.getByRole('heading').textContent).toBe('Voice Not Supported');
  screen.getByText("Your browser doesn't support speech recognition.");
  expect(screen.getByRole('alert').textContent).toBe('Speech recognition is not supported in your browser');
});
