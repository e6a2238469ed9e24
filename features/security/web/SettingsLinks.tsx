import { Link, useLocation } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import { securityStrings as strings } from '../strings.ts';
import { useSecurityRead } from './api.ts';

const everybody = [
  ['/settings/security', strings.openSecurity],
  ['/settings/activity', strings.openActivity],
] as const;
const administrators = [['/settings/people', strings.openPeople]] as const;

/** From one page of the settings to the others; to the people for those who administer the installation. */
export function SettingsLinks() {
  const [path] = useLocation();
  const security = useSecurityRead('GET /api/security');
  const links = security.data?.isAdministrator ? [...everybody, ...administrators] : everybody;
  return (
    <nav aria-label={strings.pages} className="mb-4 flex flex-wrap gap-1 border-line border-b">
      {links.map(([href, label]) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className={classNames(
            '-mb-px border-b-2 px-3 py-2 font-medium',
            path === href ? 'border-accent text-accent' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
