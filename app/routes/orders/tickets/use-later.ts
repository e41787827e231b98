import { useEffect, useState } from 'react'

/** A value as it stood so many milliseconds ago: what may follow a press, after what has to answer it. */
export function useLater<Value>(value: Value, delay: number): Value {
  const [shown, show] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => show(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return shown
}
