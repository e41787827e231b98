import { useEffect, useState } from 'react'
import { isScriptlessScene } from '#app/rules/scenes/scriptless-scenes.ts'
import { payloadOfDocument } from '#editor/document/payload-documents.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isSame } from '#theme/same-value.ts'

/** How long nothing changes before such a scene is drawn again, in milliseconds. */
const REST_MS = 600

/** The composer opens without the list of scenes: by their names. */
const DRAWN = /^(?:mail-|pass-|ticket-pdf|shared-link$)/

/** Whether the server draws a scene, in whose page no script of ours takes new values: mails, tickets to print, passes, the picture of a link, pages without scripts. */
export const isDrawnByServer = ({ name }: Pick<Scene, 'name'>): boolean =>
  DRAWN.test(name) || isScriptlessScene(name)

type LookSource = {
  readonly tenantId: string
  readonly document: ThemeDocument
  /** What is public: what the server draws by itself. */
  readonly published: ThemeDocument
}

/** A scene that the server draws, in the theme as it is edited; drawn again when nothing was changed for a moment. */
export const useUnsavedLook = (scene: Scene, { tenantId, document, published }: LookSource): Scene => {
  const [look, setLook] = useState<string | null>(null)
  const isDrawn = isDrawnByServer(scene)
  useEffect(() => {
    if (!isDrawn) return
    if (isSame(document, published)) return setLook(null)
    const stop = new AbortController()
    const timer = setTimeout(() => void keepLook(document, { tenantId, stop }).then(setLook, ignore), REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isDrawn, tenantId, document, published])
  if (!isDrawn || look === null) return scene
  return { ...scene, href: hrefInLook(scene, look) }
}

/** The address of a scene in a theme that the server keeps. */
export function hrefInLook({ name, href }: Scene, look: string): string {
  const [address = '', place] = href.split('#')
  const isNamed = /\/scenes\/|[?&]scene=/.test(address)
  const query = new URLSearchParams({ ...(!isNamed && { scene: name }), look })
  const next = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return place === undefined ? next : `${next}#${place}`
}

/** The scene stays as it was where the line is dead or the theme cannot be read yet. */
const ignore = () => undefined

/** Has the server keep a theme in memory; its name. Throws where the line is dead or the theme cannot be read. */
export async function keepLook(
  document: ThemeDocument,
  { tenantId, stop }: { tenantId: string; stop?: AbortController },
): Promise<string> {
  const response = await fetch(`/editor/${encodeURIComponent(tenantId)}/scenes/look`, {
    method: 'POST',
    body: JSON.stringify(payloadOfDocument(document)),
    headers: { 'content-type': 'application/json' },
    signal: stop?.signal,
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return ((await response.json()) as { look: string }).look
}
