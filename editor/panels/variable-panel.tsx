import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { Group } from '#editor/panels/group.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import { type VariableSection, variableSections, variablesOf } from '#editor/panels/sections.ts'
import { VariableRow } from '#editor/panels/variable-row.tsx'
import { isPresetId, presets } from '#theme/presets/presets.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { variableGroups } from '#theme/variables.ts'

/** The variables of a section, group by group; the groups fold where there are many. */
export const VariablePanel = ({ section }: { section: VariableSection }) => {
  const groups = variableSections[section]
  const folds = groups.length > 2
  return (
    <>
      {section === 'brand' && <PresetChoice />}
      {groups.map((group, position) => {
        const references = variablesOf(group)
        const rows = references.map(reference => <VariableRow key={reference} reference={reference} />)
        return folds ? (
          <Group key={group} name={variableGroups[group]} count={references.length} open={position === 0}>
            {rows}
          </Group>
        ) : (
          <div key={group} className={styles.rows}>
            {rows}
          </div>
        )
      })}
    </>
  )
}

/** A ready brand to start from; own values stay. */
const PresetChoice = () => {
  const text = useText()
  const { document, brands, apply } = useComposer()
  const { preset = 'neutral' } = document
  return (
    <div className={styles.rows}>
      <div className={styles.row}>
        <label className={styles.name} htmlFor="composer-preset">
          {text('editor-preset')}
        </label>
        <select
          id="composer-preset"
          data-field="preset"
          className={chrome.input}
          value={preset}
          onChange={({ currentTarget: { value } }) =>
            isPresetId(value) && apply({ kind: 'preset', preset: value }, text('editor-preset'))
          }
        >
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <p className={chrome.quiet}>
          {presets[preset].note}. {text('editor-preset-hint')}
        </p>
      </div>
    </div>
  )
}
