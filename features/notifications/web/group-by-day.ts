import type { Notification } from '../contract.ts';

export interface DayGroup {
  name: 'today' | 'earlier';
  notifications: Notification[];
}

/** Today's, by the reader's own calendar, and the rest; a group without any is left out. */
export function groupByDay(notifications: readonly Notification[], now: Date): DayGroup[] {
  const today = now.toDateString();
  const isToday = ({ createdAt }: Notification) => new Date(createdAt).toDateString() === today;
  const groups: DayGroup[] = [
    { name: 'today', notifications: notifications.filter(isToday) },
    { name: 'earlier', notifications: notifications.filter((notification) => !isToday(notification)) },
  ];
  return groups.filter((group) => group.notifications.length > 0);
}
