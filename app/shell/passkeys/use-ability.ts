import { useEffect, useState } from 'react'

/** What a browser can do, as soon as it is known; null before, and as long as there are no scripts. `find` gives an answer always. */
export function useAbility(find: () => boolean | Promise<boolean>): boolean | null {
  const [ability, know] = useState<boolean | null>(null)
  useEffect(() => {
    void Promise.resolve(find()).then(know)
  }, [find])
  return ability
}
