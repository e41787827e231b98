import { useParams } from '@remix-run/react'
import { createContext, type MutableRefObject, type ReactNode, useContext, useEffect, useRef } from 'react'

type Frames = MutableRefObject<Record<string, unknown>>

const KeptFrames = createContext<Frames>({ current: {} })

/** Around the frames of a venue: remembers what each was drawn from last, as long as the page is open. */
export const KeepFrames = ({ children }: { children: ReactNode }) => (
  <KeptFrames.Provider value={useRef({})}>{children}</KeptFrames.Provider>
)

/** Remembers what the frame `name` is drawn from. */
export function useKeepFrame(name: string, frame: unknown) {
  const frames = useContext(KeptFrames)
  const { tenantId } = useParams()
  useEffect(() => {
    frames.current[`${tenantId}/${name}`] = frame
  })
}

/** What the frame `name` was drawn from last; undefined where it never was. */
export function useKeptFrame<Frame>(name: string): Frame | undefined {
  const frames = useContext(KeptFrames)
  const { tenantId } = useParams()
  return frames.current[`${tenantId}/${name}`] as Frame | undefined
}
