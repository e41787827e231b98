import { useEffect, useState } from 'react'

/** Whether a script runs: without one a page does not know what is typed, and what sends it stays live. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
