import { oauthProviders } from '#connectors/manifests.ts';
import { oauthSetupStrings as setupStrings } from '../setup-strings.ts';
import type { SignInReturn } from './sign-ins.ts';

/**
 * The page that ends the popup: its script tells the other pages of this browser and closes the window. Where that was not opened by a
 * script, the link leads on. Nothing of the provider's own words is in it: they come from an address that anybody can write.
 */
export function buildReturnPage({ outcome, provider }: SignInReturn): string {
  const search = new URLSearchParams({ ...(provider ? { tab: provider } : {}), signIn: outcome });
  const href = escapeHtml(`/oauth-setup?${search.toString()}`);
  const sentence = escapeHtml(
    setupStrings.returns[outcome](provider ? oauthProviders[provider].name : setupStrings.theSystem),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(setupStrings.returnTitle)}</title>
<script src="/assets/sign-in-return-1.js" defer></script>
</head>
<body data-outcome="${outcome}" data-provider="${provider ?? ''}">
<main>
<h1>${escapeHtml(setupStrings.returnTitle)}</h1>
<p role="status">${sentence}</p>
<p><a href="${href}">${escapeHtml(setupStrings.returnLink)}</a></p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
