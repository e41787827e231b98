import { Group } from '#editor/panels/group.tsx'
import { nameOfText } from '#editor/panels/text-names.ts'
import { TextRow } from '#editor/panels/text-row.tsx'
import { type TextGroup, type TextReference, textGroups } from '#theme/texts/lists/texts.ts'

/** Every text a venue may word itself, by screen. */
export const WordsPanel = () => (
  <>
    {(Object.keys(textGroups) as TextGroup[]).map(group => {
      const references = Object.keys(textGroups[group]) as TextReference[]
      return (
        <Group key={group} name={nameOfText(group)} count={references.length}>
          {references.map(reference => (
            <TextRow key={reference} reference={reference} />
          ))}
        </Group>
      )
    })}
  </>
)
