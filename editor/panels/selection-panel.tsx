import { useEffect, useRef } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import type { ElementState } from '#editor/inspector/selector-states.ts'
import type { Inspection } from '#editor/inspector/use-inspector.ts'
import { hasFieldOver } from '#editor/inspector/watch-frame.ts'
import { FoundWords } from '#editor/panels/found-words.tsx'
import { Group } from '#editor/panels/group.tsx'
import { PictureWay } from '#editor/panels/picture-way.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import type { PanelSection } from '#editor/panels/sections.ts'
import { VariableRow } from '#editor/panels/variable-row.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { definitionOf, type VariableReference } from '#theme/variables.ts'

type SelectionPanelProps = {
  inspection: Inspection
  onClose: () => void
  onSection: (section: PanelSection) => void
}

/** Everything about what was clicked on in the page: its words, its link or picture, its colours and sizes in each state. */
export const SelectionPanel = ({ inspection, onClose, onSection }: SelectionPanelProps) => {
  const text = useText()
  const { rights } = useComposer()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The second press of a double click has begun to type over the words: the caret stays there.
    if (hasFieldOver(inspection.element.ownerDocument)) return
    const targets = ['textarea', '[data-candidate]', 'h2'].map(each =>
      panel.current?.querySelector<HTMLElement>(each),
    )
    targets.find(Boolean)?.focus({ preventScroll: true })
  }, [inspection])
  const back = () => {
    onClose()
    const { element } = inspection
    if ('focus' in element) (element as HTMLElement).focus()
  }
  return (
    <div ref={panel} className={styles.rows}>
      <div className={styles.head}>
        <h2 className={styles.name} tabIndex={-1}>
          {text('editor-selection')}
        </h2>
        <button type="button" className={chrome.small} onClick={back}>
          {text('editor-selection-close')}
        </button>
      </div>
      {inspection.explanations.map(explanation => (
        <FoundWords key={explanation.words} explanation={explanation} />
      ))}
      {rights.includes('words') && inspection.words.length > 0 && (
        <p className={chrome.quiet}>{text('editor-in-place')}</p>
      )}
      <Ways inspection={inspection} onSection={onSection} />
      {rights.includes('look') && <PartLook inspection={inspection} />}
    </div>
  )
}

/** Where the link and the picture of the part are changed. */
const Ways = ({ inspection, onSection }: Pick<SelectionPanelProps, 'inspection' | 'onSection'>) => {
  const text = useText()
  const { document, rights } = useComposer()
  const { href, picture, isLogo } = inspection
  const isMark =
    isLogo || (picture !== null && isOneOf(picture, [document.logo?.src, document.logo?.darkSrc]))
  const isOwnLink = document.links.some(link => link.href === href)
  return (
    <>
      {isMark && rights.includes('logo') && (
        <button type="button" className={chrome.button} onClick={() => onSection('logo')}>
          {text('editor-selection-logo')}
        </button>
      )}
      {(isOwnLink || isMark) && rights.includes('links') && (
        <button type="button" className={chrome.button} onClick={() => onSection('links')}>
          {text('editor-selection-link')}
        </button>
      )}
      {href && !isOwnLink && !isMark && (
        <p className={chrome.quiet}>{text('editor-selection-leads', { href })}</p>
      )}
      {picture && !isMark && <PictureWay src={picture} />}
    </>
  )
}

const isOneOf = (picture: string, sources: readonly (string | undefined)[]) => sources.includes(picture)

const stateNames = {
  hover: 'editor-state-hover',
  pressed: 'editor-state-pressed',
  focus: 'editor-state-focus',
  chosen: 'editor-state-chosen',
  open: 'editor-state-open',
  disabled: 'editor-state-disabled',
  invalid: 'editor-state-invalid',
  busy: 'editor-state-busy',
  empty: 'editor-state-empty',
} as const satisfies Record<ElementState, string>

const PartLook = ({ inspection: { variables } }: { inspection: Inspection }) => {
  const text = useText()
  return (
    <div key={variables.drawn.join()}>
      <StateGroup name={text('editor-state-drawn')} references={variables.drawn} open />
      {variables.states.map(({ state, references }) => (
        <StateGroup key={state} name={text(stateNames[state])} references={references} />
      ))}
    </div>
  )
}

type StateGroupProps = { name: string; references: readonly VariableReference[]; open?: boolean }

const StateGroup = ({ name, references, open = false }: StateGroupProps) =>
  references.length === 0 ? null : (
    <Group name={name} count={references.length} open={open}>
      {colorsFirst(references).map(reference => (
        <VariableRow key={reference} reference={reference} />
      ))}
    </Group>
  )

const colorsFirst = (references: readonly VariableReference[]) =>
  references.toSorted((a, b) => Number(isColor(b)) - Number(isColor(a)))
const isColor = (reference: VariableReference) => definitionOf(reference).kind === 'color'
