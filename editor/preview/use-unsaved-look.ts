import { useEffect, useMemo, useState } from 'react'
import { isScriptlessScene } from '#app/rules/scenes/scriptless-scenes.ts'
import { payloadOfDocument } from '#editor/document/payload-documents.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isSame } from '#theme/same-value.ts'
import { isTextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

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

/**
 * A scene that the server draws, in the theme as it is edited; drawn again when nothing was changed for a moment. Of what pages take on by
 * themselves the server draws what they cannot: settings, such as whether the header offers a sign-in.
 */
export const useUnsavedLook = (scene: Scene, { tenantId, document, published }: LookSource): Scene => {
  const [look, setLook] = useState<string | null>(null)
  const whole = isDrawnByServer(scene) ? document : null
  const settings = JSON.stringify(settingsOf(document))
  const drawn = useMemo(
    () => whole ?? withSettings(published, JSON.parse(settings) as VenueTexts),
    [whole, published, settings],
  )
  useEffect(() => {
    if (isSame(drawn, published)) return setLook(null)
    const stop = new AbortController()
    const timer = setTimeout(() => void keepLook(drawn, { tenantId, stop }).then(setLook, ignore), REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [tenantId, drawn, published])
  return look === null ? scene : { ...scene, href: hrefInLook(scene, look) }
}

const isSetting = (reference: string) => isTextReference(reference) && textOf(reference).setting

const settingsOf = ({ texts }: ThemeDocument): VenueTexts =>
  Object.fromEntries(Object.entries(texts).filter(([reference]) => isSetting(reference)))

const withSettings = (document: ThemeDocument, settings: VenueTexts): ThemeDocument => {
  const words = Object.entries(document.texts).filter(([reference]) => !isSetting(reference))
  return { ...document, texts: { ...Object.fromEntries(words), ...settings } }
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
