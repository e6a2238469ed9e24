// Ends the popup in which somebody signed in at a provider: tells the other pages of this browser how it went, and closes.
// Browsers keep this file for ever: a change needs a new number in its name, here and in `features/oauth/server/return-page.ts`.
const { outcome } = document.body.dataset;
const sentence = document.querySelector('[role=status]')?.textContent;
const channel = new BroadcastChannel('plumbline.sign-in');
channel.postMessage({ outcome, sentence });
channel.close();
window.close();
