import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/scene-chooser.css.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import { nameOfScene } from '#editor/preview/scene-name.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const SceneList = lazy(async () => ({
  default: (await import('#editor/composer/scene-list.tsx')).SceneList,
}))

type SceneChooserProps = { facts: SceneFacts; scene: SceneName; onScene: (scene: Scene) => void }

/** What the preview shows; a press unfolds everything that it can show. Escape, or going elsewhere, folds it. */
export const SceneChooser = ({ facts, scene, onScene }: SceneChooserProps) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close the list; its field and options are what is used
    <div className={styles.chooser} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={chrome.quiet}>{text('editor-scene')}</span>
        <span className={styles.name}>{nameOfScene(text, scene)}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SceneList
            facts={facts}
            scene={scene}
            onScene={chosen => {
              onScene(chosen)
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
