import { useState } from 'react'
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

/** Removes a font that no version uses, at once. */
export const RemoveFontButton = ({ font }: { font: VenueFont }) => {
  const text = useText()
  const { removeFont } = useComposer()
  const [problem, setProblem] = useState('')
  const remove = async () => {
    const refusal = await removeFont(font.id)
    if (refusal !== null) setProblem(refusal || text('editor-font-failed'))
  }
  return (
    <>
      <button type="button" className={chrome.button} onClick={() => void remove()}>
        {text('editor-font-remove', { name: font.name })}
      </button>
      <p className={chrome.problem} role="alert">
        {problem}
      </p>
    </>
  )
}
