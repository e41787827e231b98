import { useEffect, useState } from 'react'
import { devices, type PreviewSize, printSize, readSize, startSize } from '#editor/preview/preview-size.ts'

const KEY = 'marquee-preview-size'

/** The size of the preview as this browser had it last; on a phone, where nothing else fits, that of a phone. */
export const usePreviewSize = () => {
  const [size, setSize] = useState(startSize)
  useEffect(() => {
    const narrow: PreviewSize = { ...startSize, view: 'phone' }
    setSize(keptSize() ?? (window.innerWidth < devices.tablet ? narrow : startSize))
  }, [])
  const choose = (change: Partial<PreviewSize>) => {
    const next = { ...size, ...change }
    setSize(next)
    keepSize(next)
  }
  return [size, choose] as const
}

/** A browser that forbids its storage has nothing in it. */
const keptSize = () => {
  try {
    return readSize(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

const keepSize = (size: PreviewSize) => {
  try {
    localStorage.setItem(KEY, printSize(size))
  } catch {
    return
  }
}
