import { useEffect, useRef, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/controls/controls.css.ts'
import type { VenueFont } from '#editor/document/venue-font.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const TYPES = '.woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf'

type FontUploadFieldProps = { id: string; onUpload: (font: VenueFont) => void }

/** Takes a font file, and says why one is not taken until the next. */
export const FontUploadField = ({ id, onUpload }: FontUploadFieldProps) => {
  const text = useText()
  const { uploadFont } = useComposer()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const take = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    setProblem('')
    const answer = await uploadFont(file)
    setBusy(false)
    if ('font' in answer) onUpload(answer.font)
    else setProblem(answer.problem || text('editor-font-failed'))
  }
  return (
    <div className={styles.upload}>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept={TYPES}
        disabled={isBusy}
        aria-describedby={`${id}-note`}
        onChange={event => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <label className={styles.fileLabel} htmlFor={id}>
        {text(isBusy ? 'editor-font-busy' : 'editor-font-upload')}
      </label>
      <p id={`${id}-note`} className={chrome.quiet}>
        {text('editor-font-note')}
      </p>
      <p className={chrome.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}

/** A font that was removed here, and the edit that brings it back. */
export type RemovedFont = { readonly name: string; readonly edit: number }

type RemoveFontButtonProps = { font: VenueFont; onRemove: (removed: RemovedFont) => void }

/** Removes a font that no version uses, at once. */
export const RemoveFontButton = ({ font, onRemove }: RemoveFontButtonProps) => {
  const text = useText()
  const { removeFont } = useComposer()
  const [problem, setProblem] = useState('')
  const { id, name } = font
  const remove = async () => {
    const answer = await removeFont(id)
    if ('problem' in answer) setProblem(answer.problem || text('editor-font-failed'))
    else if (answer.edit !== null) onRemove({ name, edit: answer.edit })
  }
  return (
    <>
      <button type="button" className={chrome.button} onClick={() => void remove()}>
        {text('editor-font-remove', { name })}
      </button>
      <p className={chrome.problem} role="alert">
        {problem}
      </p>
    </>
  )
}

type RemovedFontNoteProps = { removed: RemovedFont; onRestore: () => void }

/** Says which font was removed, and brings it back. */
export const RemovedFontNote = ({ removed: { name, edit }, onRestore }: RemovedFontNoteProps) => {
  const text = useText()
  const { restoreFont } = useComposer()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const [problem, setProblem] = useState('')
  const restore = async () => {
    const refusal = await restoreFont(edit)
    if (refusal === null) onRestore()
    else setProblem(refusal || text('editor-font-failed'))
  }
  return (
    <div className={styles.ownFace}>
      <p className={chrome.quiet} role="status">
        {text('editor-font-removed', { name })}
      </p>
      <button ref={button} type="button" className={chrome.button} onClick={() => void restore()}>
        {text('editor-font-restore', { name })}
      </button>
      <p className={chrome.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
