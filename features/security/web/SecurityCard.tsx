import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { securityStrings as strings } from '../strings.ts';
import { useSecurityRead } from './api.ts';

/** The ways to what concerns accounts and access. */
export function SecurityCard() {
  const security = useSecurityRead('GET /api/security');
  return (
    <Card title={strings.cardTitle}>
      <p className="mb-4 text-muted">{strings.cardSubtitle}</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link href="/settings/security">{strings.openSecurity}</Link>
        </Button>
        <Button asChild>
          <Link href="/settings/activity">{strings.openActivity}</Link>
        </Button>
        {security.data?.isAdministrator && (
          <Button asChild>
            <Link href="/settings/people">{strings.openPeople}</Link>
          </Button>
        )}
      </div>
    </Card>
  );
}
