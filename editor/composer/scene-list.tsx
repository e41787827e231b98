import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/scene-chooser.css.ts'
import { type NamedScene, type SceneRows, sceneRows } from '#editor/composer/scene-rows.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import { nameOfScene } from '#editor/preview/scene-name.ts'
import { scenesOf } from '#editor/preview/scenes.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type SceneListProps = { facts: SceneFacts; scene: SceneName; onScene: (scene: Scene) => void }

/** Every scene of the venue by group, with a field that narrows them down; arrows go through them, Enter shows one. */
export const SceneList = ({ facts, scene, onScene }: SceneListProps) => {
  const text = useText()
  const id = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<SceneName>(scene)
  const rows = useRows(facts, query)
  const found = rows.flatMap(({ scenes }) => scenes)
  const at = found.findIndex(({ name }) => name === active)
  const current = found[at] ?? found[0]
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the keys stand on is brought into sight
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.name, query])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const next =
      step && found.at(Math.max(0, Math.min(found.length - 1, found.indexOf(current as NamedScene) + step)))
    if (next) setActive(next.name)
    if (event.key === 'Enter' && current) onScene(current)
    if (next || event.key === 'Enter') event.preventDefault()
  }
  return (
    <div className={styles.choices}>
      <input
        type="search"
        role="combobox"
        // biome-ignore lint/a11y/noAutofocus: it is what the press on the button asked for
        autoFocus
        className={chrome.input}
        aria-label={text('editor-scene-search')}
        placeholder={text('editor-scene-search')}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={current ? `${id}-${current.name}` : undefined}
        value={query}
        onChange={event => setQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={chrome.quiet}>
        {text('editor-scene-count', { count: found.length })}
      </p>
      {/* Its options never have the focus: the field says which one the keys are at. */}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={text('editor-scene')}
        className={styles.list}
        tabIndex={-1}
      >
        {rows.map(row => (
          <Group key={row.group} row={row} id={id} current={current?.name} onScene={onScene} />
        ))}
      </div>
    </div>
  )
}

/** How far a key goes in the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

const useRows = (facts: SceneFacts, query: string) => {
  const text = useText()
  return useMemo(
    () =>
      sceneRows({
        scenes: scenesOf(facts),
        query,
        nameOf: ({ name }) => nameOfScene(text, name),
        nameOfGroup: group => text(`editor-scenes-${group}`),
      }),
    [facts, query, text],
  )
}

type GroupProps = {
  row: SceneRows
  id: string
  current: SceneName | undefined
  onScene: (scene: Scene) => void
}

const Group = ({ row: { group, words, scenes }, id, current, onScene }: GroupProps) => (
  <div role="group" aria-labelledby={`${id}-in-${group}`}>
    <p id={`${id}-in-${group}`} className={styles.heading}>
      {words}
    </p>
    {scenes.map(scene => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
      <div
        key={scene.name}
        id={`${id}-${scene.name}`}
        role="option"
        tabIndex={-1}
        aria-selected={scene.name === current}
        data-scene={scene.name}
        className={styles.option}
        onClick={() => onScene(scene)}
      >
        {scene.words}
      </div>
    ))}
  </div>
)
