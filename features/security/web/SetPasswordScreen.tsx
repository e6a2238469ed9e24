import { BrandMark } from '#ui/Brand.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

/** Where the link of an administrator leads somebody who is not signed in. */
export function SetPasswordScreen() {
  return (
    <main className="grid min-h-dvh place-items-center px-5 py-10">
      <div className="w-full max-w-sm">
        <a href="/" aria-label="Plumbline" className="mb-5 inline-block rounded-control">
          <BrandMark className="size-10" />
        </a>
        <SetPasswordForm />
      </div>
    </main>
  );
}
