import { expect, test } from 'vitest'
import { sectionsFor, variableSectionNames, variableSections, variablesOf } from '#editor/panels/sections.ts'
import { variableReferences } from '#theme/variables.ts'

test('every variable has its place in exactly one section', () => {
  const placed = variableSectionNames.flatMap(section => variableSections[section].flatMap(variablesOf))
  expect([...placed].sort()).toEqual([...variableReferences].sort())
})

test('the rail lists what an author may change, and nothing else', () => {
  expect(sectionsFor(['words'])).toEqual(['words', 'page'])
  expect(sectionsFor(['look', 'links', 'logo'])).toEqual([...variableSectionNames, 'links', 'logo'])
  expect(sectionsFor(['words', 'look', 'links', 'logo', 'other'])).toEqual([
    ...variableSectionNames,
    'words',
    'page',
    'links',
    'logo',
  ])
})
