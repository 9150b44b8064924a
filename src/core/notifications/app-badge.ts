/** The Badging API, where the system has it; what it refuses is of no weight. */
export function showOnIcon(unread: number): void {
  const shown = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.()
  shown?.catch(() => {})
}
