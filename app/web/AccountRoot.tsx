import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#features/identity/contract.ts';
import { currentUserKey, endSession } from '#features/identity/web/index.tsx';
import { createQueryClient } from '#ui/query.ts';
import { AccountApp } from './AccountApp.tsx';

/** The product with a cache of its own: nothing that one person read is there for the next. */
export function AccountRoot({ user }: { user: User }) {
  const [client] = useState(() => {
    const created = createQueryClient(endSession);
    created.setQueryData(currentUserKey, user);
    return created;
  });
  return (
    <QueryClientProvider client={client}>
      <AccountApp />
    </QueryClientProvider>
  );
}
