import { type DragEvent, useId, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/controls/controls.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml'

type LogoUploadProps = { label: 'editor-upload' | 'editor-upload-dark'; onUpload: (src: string) => void }

/** Takes a file by a press or a drop. What is said about it stays until the next one. */
export const LogoUpload = ({ label, onUpload }: LogoUploadProps) => {
  const id = useId()
  const text = useText()
  const { uploadLogo } = useComposer()
  const [state, setState] = useState<'idle' | 'busy' | 'over'>('idle')
  const [problem, setProblem] = useState('')
  const take = async (file: File | undefined) => {
    if (!file || state === 'busy') return setState('idle')
    setState('busy')
    setProblem('')
    const answer = await uploadLogo(file)
    setState('idle')
    if ('src' in answer) onUpload(answer.src)
    else setProblem(answer.problem || text('editor-upload-failed'))
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setState('over')
    },
    onDragLeave: () => setState('idle'),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      void take(event.dataTransfer.files[0])
    },
  }
  return (
    <div className={styles.upload} data-over={state === 'over' || undefined} {...drop}>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept={TYPES}
        disabled={state === 'busy'}
        aria-describedby={`${id}-note`}
        onChange={event => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <label className={styles.fileLabel} htmlFor={id}>
        {text(state === 'busy' ? 'editor-upload-busy' : label)}
      </label>
      <p id={`${id}-note`} className={chrome.quiet}>
        {text('editor-upload-note')}
      </p>
      <p className={chrome.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
