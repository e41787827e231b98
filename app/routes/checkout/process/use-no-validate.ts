import { useEffect, useState } from 'react'

/** The browser checks forms until our own sentences can be shown in place: with scripts running the server's are. */
export function useNoValidate(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready
}
