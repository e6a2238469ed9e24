import { useCurrentUser } from '#features/identity/web/index.tsx';
import { BrandMark } from '#ui/Brand.tsx';
import { Button } from '#ui/Button.tsx';
import { onboardingStrings as strings } from '../strings.ts';

export function WelcomeStep({ onNext }: { onNext: () => void }) {
  const { data: user } = useCurrentUser();
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center sm:py-10">
      <BrandMark className="size-14" />
      <h1 className="font-semibold text-2xl tracking-tight">
        {strings.welcomeTitle(user?.firstName || strings.somebody)}
      </h1>
      <p className="max-w-lg text-base text-muted">{strings.welcomeMessage}</p>
      <Button look="primary" size="large" className="mt-2" onClick={onNext}>
        {strings.begin}
      </Button>
    </div>
  );
}
