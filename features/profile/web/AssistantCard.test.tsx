// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profileStrings } from '../strings.ts';
import { AssistantCard } from './AssistantCard.tsx';

let spoken: string[];
let sent: unknown[];
let greetings: string[];
let reply: () => Response;

class FakeUtterance {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  spoken = [];
  sent = [];
  greetings = ['Hello Ada!', 'Hi Ada!'];
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text }: FakeUtterance) => spoken.push(text),
    cancel: () => {},
  });
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address.startsWith('/api/greeting')) return Response.json({ greeting: greetings.shift() });
    sent.push(JSON.parse(request.body as string));
    return reply();
  });
});

afterEach(() => {
  // The choice is remembered: the next one begins without.
  const reading = screen.queryByRole('button', { name: profileStrings.autoSpeak, pressed: true });
  if (reading) fireEvent.click(reading);
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const turnReadingOn = () =>
  fireEvent.click(screen.getByRole('button', { name: profileStrings.autoSpeak, pressed: false }));

function showCard() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AssistantCard />
    </QueryClientProvider>,
  );
}

const box = () =>
  screen.getByPlaceholderText<HTMLInputElement>('Ask me anything about your business data...');
function send(message: string) {
  fireEvent.change(box(), { target: { value: message } });
  fireEvent.submit(box());
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('greets, and greets freshly when asked to', async () => {
  showCard();
  expect(screen.getByText('Generating personalized greeting...')).toBeTruthy();
  await screen.findByText('Hello Ada!');
  fireEvent.click(screen.getByRole('button', { name: 'New Greeting' }));
  await screen.findByText('Hi Ada!');
});

it('speaks the greeting a second after it came when that is turned on', async () => {
  showCard();
  turnReadingOn();
  await screen.findByText('Hello Ada!');
  await pass(700);
  expect(spoken).toEqual([]);
  await pass(400);
  expect(spoken).toEqual(['Hello Ada!']);
});

it('keeps silent otherwise, until Play is pressed', async () => {
  showCard();
  await screen.findByText('Hello Ada!');
  await pass(3000);
  expect(spoken).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(spoken).toEqual(['Hello Ada!']);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

it.each(profileStrings.quick)('fills the box with %s and sends nothing yet', (question) => {
  showCard();
  fireEvent.click(screen.getByRole('button', { name: question }));
  expect(box().value).toBe(question);
  expect(sent).toEqual([]);
});

it('sends a trimmed message once, shows the response and clears the box', async () => {
  reply = () => Response.json({ response: 'You had 7 orders.' });
  showCard();
  send('  how many orders  ');
  fireEvent.submit(box());
  await screen.findByText('You had 7 orders.');
  expect(sent).toEqual([{ message: 'how many orders', context: 'profile_interaction' }]);
  expect(box().value).toBe('');
});

it('sends no blank message', () => {
  showCard();
  send('   ');
  expect(sent).toEqual([]);
});

it('thanks for the message when the response is empty', async () => {
  reply = () => Response.json({ response: ' ' });
  showCard();
  send('hello');
  await screen.findByText('Thank you for your message! How else can I assist you today?');
});

it('falls back to a friendly sentence on failure, speaks it where that is on, and keeps the message', async () => {
  reply = () => Response.json({ message: 'broken' }, { status: 500 });
  showCard();
  turnReadingOn();
  send('hello');
  await screen.findByText(/^I appreciate your message!/);
  expect(spoken).toContain(profileStrings.fallback);
  expect(box().value).toBe('hello');
});
