import { text } from '#theme/texts/lists/text-definition.ts'

/** Filling a combo. */
export const comboTexts = {
  'combo-page-title': text('Modify your purchase', 'Title of the combo page'),
  'combo-page-heading': text('Modify your purchase', 'Combo page, heading', { fit: 'heading' }),
  'combo-description': text(
    'Please select events to complete the combo and continue.',
    'Combo page, under the heading',
  ),
  'combo-times': text(
    '{count, plural, one {Starts {time}} other {From {time}, # times}}',
    'Combo page, when an event starts on the chosen day',
    {
      args: { time: 'string', count: 'number' },
      samples: [
        { time: '9:00 am', count: 1 },
        { time: '9:00 am', count: 16 },
      ],
    },
  ),
  'combo-queue': text(
    'Select any {n} of the following to continue:',
    'Combo page, heading of an open queue',
    { args: { n: 'number' }, required: ['n'], samples: [{ n: 1 }, { n: 3 }] },
  ),
  'combo-add': text('Add to combo', 'Combo page, button of an event', { fit: 'button' }),
  'combo-add-name': text('Add {name} to combo', 'Combo page, name of the button', {
    names: true,
    args: { name: 'string' },
  }),
  'combo-chosen': text('Selected', 'Combo page, an event of a choice that is in the combo', { fit: 'label' }),
  'combo-swap': text('Instead of {other}', 'Combo page, button of an event where the choice is full', {
    args: { other: 'string' },
    required: ['other'],
    fit: 'button',
  }),
  'combo-swap-name': text('Choose {name} instead of {other}', 'Combo page, name of that button', {
    names: true,
    args: { name: 'string', other: 'string' },
  }),
  'combo-remove': text('Remove', 'Combo page, link of a chosen event', { fit: 'label' }),
  'combo-remove-name': text('Remove {name}', 'Combo page, name of the link', {
    names: true,
    args: { name: 'string' },
  }),
  'combo-selected-heading': text('Selected', 'Combo page, heading of the chosen events', { fit: 'heading' }),
  'combo-included-heading': text('Included', 'Combo page, heading of the fixed events', { fit: 'heading' }),
  'combo-empty-place': text('Place {number} of {total}, empty', 'Combo page, an empty place, read out', {
    args: { number: 'number', total: 'number' },
  }),
  'combo-place-number': text('{number}', 'Combo page, number of an empty place', {
    args: { number: 'number' },
    fit: 'label',
  }),
  'combo-progress': text('{count} of {total} selected', 'Combo page, progress', {
    args: { count: 'number', total: 'number' },
  }),
  'combo-added': text('{name} was added. {state}', 'Combo page, announced after adding', {
    args: { name: 'string', state: 'string' },
    required: ['name'],
  }),
  'combo-removed': text('{name} was removed. {state}', 'Combo page, announced after removing', {
    args: { name: 'string', state: 'string' },
    required: ['name'],
  }),
  'combo-event-unavailable': text(
    '{name} is not available on this date. Please select another date or another event.',
    'Combo page, an event in it that cannot be had',
    { args: { name: 'string' }, required: ['name'] },
  ),
  'combo-next-day': text('Next free: {date}', 'Combo page, button where an event cannot be had that day', {
    args: { date: 'string' },
    required: ['date'],
    fit: 'button',
  }),
  'combo-complete': text('Your combo is complete.', 'Combo page, announced when complete'),
  'combo-continue': text('Continue', 'Combo page, main button', { fit: 'button' }),
  'combo-modify': text('Modify', 'Order page, link of a combo back to its events', { fit: 'label' }),
  'combo-modify-name': text('Modify {name}', 'Order page, name of the link', { args: { name: 'string' } }),
  'combo-sold-out': text('Sold out', 'A combo event without seats', { fit: 'label' }),
  'combo-not-held': text('Not on this day', 'A combo event that is not held on the chosen day', {
    fit: 'label',
  }),
  'combo-day': text(
    'Switch to {date}',
    'Combo page, button of an event that is not held or sold out that day',
    {
      args: { date: 'string' },
      required: ['date'],
      fit: 'button',
    },
  ),
  'combo-day-name': text('Switch to {date} for {name}', 'Combo page, name of the button', {
    names: true,
    args: { date: 'string', name: 'string' },
    required: ['date', 'name'],
  }),
  'combo-after': text(
    '{name} comes after {before} and can begin from {time}.',
    'Order page, why earlier times of a combo’s event are not offered, and what a refused order says',
    {
      args: { name: 'string', before: 'string', time: 'string' },
      required: ['name', 'time'],
    },
  ),
  'combo-event-gone': text(
    '{name} is sold out on this day.',
    'Order page, event of a combo without seats on its day',
    {
      args: { name: 'string' },
      required: ['name'],
    },
  ),
  'combo-other-day': text('Select another date', 'Order page, combo without seats on its day', {
    fit: 'button',
  }),
  'combo-event-sold-out': text(
    '{name} is sold out for the selected time. Please change the time or remove the combo.',
    'Order page, combo with a sold-out event',
    { args: { name: 'string' } },
  ),
} as const
