import { validators } from '#app/rules/validators/validators.ts'
import { presets } from '#theme/presets/presets.ts'
import { isMailReference, textOf, textReferences } from '#theme/texts/lists/texts.ts'
import { definitionOf, groupOf, variableGroups, variableReferences } from '#theme/variables.ts'
import type { Vocabulary } from './vocabularies.ts'

type Table = { title: string; heads: readonly string[]; rows: readonly (readonly string[])[] }

const TABLES: Record<Vocabulary, () => Table> = {
  texts: () => textTable('Texts of a venue (`texts`, `textSets`)', reference => !isMailReference(reference)),
  'mail-texts': () => textTable('Texts of mails (`emailTexts`)', isMailReference),
  variables: () => ({
    title: 'Variables of a theme (`theme.variables`)',
    heads: ['name', 'in the editor', 'group', 'kind', 'from the venue'],
    rows: variableReferences.map(reference => {
      const { name, kind, seed, base } = definitionOf(reference)
      const origin = seed ? 'yes' : typeof base === 'function' ? 'follows from others' : ''
      return [reference, name, variableGroups[groupOf(reference)], kind, origin]
    }),
  }),
  presets: () => ({
    title: 'Presets of a theme (`theme.preset`)',
    heads: ['name', 'in the editor', 'for'],
    rows: Object.entries(presets).map(([id, { name, note }]) => [id, name, note]),
  }),
  validators: () => ({
    title: 'Checks of a form’s answers (`forms[].fields[].check.validator`)',
    heads: ['name'],
    rows: Object.keys(validators).map(name => [name]),
  }),
}

/** A list as a Markdown document, made from the lists that the product itself reads. */
export function printVocabulary(vocabulary: Vocabulary): string {
  const { title, heads, rows } = TABLES[vocabulary]()
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

  return [`# ${title}`, '', line(heads), line(heads.map(() => '---')), ...rows.map(line), ''].join('\n')
}

function textTable(title: string, isOfTable: (reference: string) => boolean): Table {
  return {
    title,
    heads: ['name', 'default', 'arguments (! must stay)', 'markup', 'where'],
    rows: textReferences.filter(isOfTable).map(reference => {
      const { message, args, required, rich, where } = textOf(reference)
      const names = Object.keys(args).map(name => `{${name}}${required.includes(name) ? '!' : ''}`)
      return [reference, message, names.join(' '), rich ? 'yes' : '', where]
    }),
  }
}

/** A cell cannot hold the bar or a new line. */
const cell = (words: string) => words.replaceAll('|', '\\|').replaceAll('\n', ' ')
