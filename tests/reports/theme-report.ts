import { textOf, textReferences } from '#theme/texts/lists/texts.ts'
import type { VariableDefinition } from '#theme/variable-definition.ts'
import { variables } from '#theme/variables.ts'

/** Every variable and every text that a stored theme may name: these references are public. */
export function themeReport(): string {
  return [
    '# The theme',
    'Written by `tests/reports.test.ts`; `npm run reports` writes it anew. Stored themes depend on these references.',
    '## Variables',
    [
      '| reference | kind | default | stands on |',
      '|---|---|---|---|',
      ...Object.entries(variables).map(printVariable),
    ].join('\n'),
    '## Texts',
    ['| reference | arguments | default |', '|---|---|---|', ...textReferences.map(printText)].join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}

function printVariable([reference, variable]: [string, VariableDefinition]): string {
  const { base, kind, needs = [] } = variable
  const value = typeof base === 'function' ? 'derived' : `\`${JSON.stringify(base)}\``
  return row([`\`${reference}\``, kind, value, needs.map(({ on, min }) => `${on} ${min}`).join(', ')])
}

function printText(reference: (typeof textReferences)[number]): string {
  const { args, message, required, rich, setting } = textOf(reference)
  const named = Object.entries(args).map(
    ([name, type]) => `${name}${required.includes(name) ? '!' : ''}: ${type}`,
  )
  const marks = [rich ? 'rich' : '', setting ? 'setting' : ''].filter(Boolean)
  return row([`\`${reference}\``, [...named, ...marks].join(', '), message])
}

const row = (cells: string[]) =>
  `| ${cells.map(cell => cell.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ↵ ')).join(' | ')} |`
