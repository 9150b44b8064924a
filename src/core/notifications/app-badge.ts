/**
 * Shows the number of unread notifications on the app's icon, where the system can; failures do not matter.
 */
export function showOnIcon(unread: number): void {
  const shown = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.()
  shown?.catch(() => {})
}
