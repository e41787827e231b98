import { expect, test } from 'vitest'
import { type StaffPage, staffPages } from './staff-pages.ts'

const FOR_ALL: StaffPage[] = ['sharing', 'versions', 'edits', 'exchange']
const cases: [roles: string[], pages: StaffPage[]][] = [
  [['wording'], ['composer', 'translations', 'legal', ...FOR_ALL]],
  [['designer'], ['composer', 'pictures', ...FOR_ALL]],
  [
    ['publisher'],
    ['composer', 'pictures', 'translations', 'legal', 'hours', 'settings', 'hosts', 'reviews', ...FOR_ALL],
  ],
]
test.each(cases)('%j may open %j', (roles, pages) => {
  expect(staffPages(roles)).toEqual(pages)
})
