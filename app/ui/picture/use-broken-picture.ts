import { useEffect, useRef, useState } from 'react'

/** Whether the picture at an address failed to load, and what its `img` needs to tell. */
export function useBrokenPicture(src: string | null | undefined) {
  const ref = useRef<HTMLImageElement>(null)
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const onError = () => setBrokenSrc(src ?? null)
  // It may have failed before the page could listen.
  // A drawing without a size is 0 wide in some browsers, and yet no failure: only decoding it tells.
  useEffect(() => {
    const image = ref.current
    if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(() => setBrokenSrc(src ?? null))
  }, [src])
  return { isBroken: Boolean(src) && brokenSrc === src, watch: { ref, onError } }
}
