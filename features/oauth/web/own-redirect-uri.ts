/** Where providers send people back to, unless a configuration names another address. */
export function ownRedirectUri(): string {
  return `${window.location.origin}/api/oauth/callback`;
}
