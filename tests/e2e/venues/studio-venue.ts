const people = [{ id: 'visitor', name: 'Visitor' }]
const priceLists = [{ id: 'day', prices: [{ personTypeId: 'visitor', price: 1200 }] }]
const everyDay = [{ from: 'today', to: 'today+40', times: ['10:00', '23:55'], capacity: 40 }]
const member = (id: string, roles: string[]) => ({
  id,
  email: `${id}@studio.example`,
  name: `Staff ${id}`,
  roles,
  password: 'studio-door-4',
})

/** A venue whose theme the editor's tests change: nobody else looks at it. */
export function studioVenue(id = 'studio', name = 'The Studio', company: object = {}): unknown {
  return {
    venue: { id, name, timeZone: 'Europe/Berlin', currency: 'EUR' },
    company,
    theme: { preset: 'aquarium' },
    personTypes: people,
    addOns: [{ id: 'apron', name: 'Apron', description: 'To take home', price: 900, totalQuantity: 40 }],
    events: [
      {
        id: 'clay',
        name: 'Hands in Clay',
        shortDescription: 'Two hours at the wheel.',
        priceLists,
        slotRules: everyDay,
        addOnIds: ['apron'],
      },
      {
        id: 'glaze',
        name: 'Glaze and Fire',
        shortDescription: 'Colour that only heat can make.',
        priceLists,
        slotRules: everyDay,
      },
      {
        id: 'later',
        name: 'Next Season',
        priceLists,
        slotRules: [{ from: 'today+20', to: 'today+30', times: ['10:00'], capacity: 4 }],
      },
    ],
    staff: [
      member('ada', ['publisher']),
      member('ben', ['publisher']),
      member('wren', ['wording']),
      member('dora', ['designer']),
      member('newcomer', ['onboarding']),
    ],
  }
}
