import { lazy, Suspense } from 'react'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/scene-chooser.css.ts'
import { Unfold } from '#editor/composer/unfold.tsx'
import type { Scene } from '#editor/preview/first-scene.ts'
import { nameOfScene } from '#editor/preview/scene-name.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const SceneList = lazy(async () => ({
  default: (await import('#editor/composer/scene-list.tsx')).SceneList,
}))

type SceneChooserProps = { facts: SceneFacts; scene: SceneName; onScene: (scene: Scene) => void }

/** What the preview shows; a press unfolds everything that it can show. */
export const SceneChooser = ({ facts, scene, onScene }: SceneChooserProps) => {
  const text = useText()
  const label = (
    <>
      <span className={chrome.quiet}>{text('editor-scene')}</span>
      <span className={styles.name}>{nameOfScene(text, scene)}</span>
    </>
  )
  return (
    <Unfold kind="listbox" label={label}>
      {close => (
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
    </Unfold>
  )
}
