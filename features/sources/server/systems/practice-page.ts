import { practicePageStrings as strings } from './practice-page-strings.ts';

/**
 * What stands in for a provider's sign-in page: it says that it is none, and leads back with the code or with a refusal. Both are links, so that
 * nothing is agreed to before somebody chooses.
 */
export function practicePage(back: URL): string {
  const denied = new URL(back);
  denied.searchParams.delete('code');
  denied.searchParams.set('error', 'access_denied');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${strings.title}</title>
<link rel="stylesheet" href="/assets/practice-page-1.css">
</head>
<body>
<main>
<h1>${strings.title}</h1>
<p class="what">${strings.what}</p>
<p>${strings.asked}</p>
<div class="actions">
<a class="agree" href="${escapeHtml(back.href)}">${strings.agree}</a>
<a href="${escapeHtml(denied.href)}">${strings.refuse}</a>
</div>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
