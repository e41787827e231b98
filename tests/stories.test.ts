import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx') && !name.includes('.test.'))
    .map(name => `${folder}/${name}`)

/** The components of a file by where a story imports them from: `#app/ui/tag/tag.tsx Tag`. */
const componentsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) ([A-Z][a-z]\w*)/gm)].map(
    ([, name]) => `#${file} ${name}`,
  )

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from '(#[^']+)'/g)].flatMap(
    ([, names = '', source]) => names.split(',').map(name => `${source} ${name.trim()}`),
  )

test.each(['app/ui', 'editor/controls', 'editor/panels'])('every component of %s has a story', folder => {
  const shown = new Set(filesOf('stories').flatMap(importsOf))
  const components = filesOf(folder).flatMap(componentsOf)
  expect(components.length).toBeGreaterThan(10)
  expect(components.filter(component => !shown.has(component))).toEqual([])
})
