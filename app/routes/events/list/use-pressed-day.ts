import { useLocation, useNavigation } from '@remix-run/react'

/** The day of the list that was pressed and is on its way; null otherwise. */
export function usePressedDay(): string | null {
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  return coming?.pathname === pathname ? new URLSearchParams(coming.search).get('date') : null
}
