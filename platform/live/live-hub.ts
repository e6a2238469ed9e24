import type { LiveMessage } from '#kernel/channel.ts';

/** Takes a message as it travels: JSON text. */
export type LiveReceiver = (text: string) => void;

export interface LiveHub {
  /** Sends to every authenticated page of the workspace that is connected now; it is kept for nobody else. */
  publish(workspaceId: string, message: LiveMessage): void;
  /** Hands over what is published to the workspace. Returns how to stop. */
  subscribe(workspaceId: string, receive: LiveReceiver): () => void;
}

/**
 * Where features publish and sockets listen, within this process. There is no way to reach all workspaces at once: a
 * message that belongs to nobody in particular cannot be sent by mistake.
 */
export function createLiveHub(): LiveHub {
  const receiversOf = new Map<string, Set<LiveReceiver>>();
  return {
    publish(workspaceId, message) {
      const receivers = receiversOf.get(workspaceId);
      if (!receivers) return;
      const text = JSON.stringify(message);
      for (const receive of [...receivers]) receive(text);
    },
    subscribe(workspaceId, receive) {
      const receivers = receiversOf.get(workspaceId) ?? new Set();
      receiversOf.set(workspaceId, receivers.add(receive));
      return () => {
        receivers.delete(receive);
        if (receivers.size === 0 && receiversOf.get(workspaceId) === receivers)
          receiversOf.delete(workspaceId);
      };
    },
  };
}
