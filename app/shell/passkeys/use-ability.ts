import { useEffect, useState } from 'react'

/** What a browser can do, as soon as it is known; null before, and as long as there are no scripts. */
export function useAbility(find: () => boolean | Promise<boolean>): boolean | null {
  const [ability, know] = useState<boolean | null>(null)
  useEffect(() => {
    let isGone = false
    Promise.resolve(find()).then(
      found => isGone || know(found),
      () => isGone || know(false),
    )
    return () => {
      isGone = true
    }
  }, [find])
  return ability
}
