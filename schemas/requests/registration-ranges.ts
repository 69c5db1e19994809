export const peopleRange = {min: 1, max: 10}

export const passengerRange = {min: 1, max: 6}

export const childAgeRange = {min: 5, max: 17}

/** The number of runners that a family registers at once. */
export const groupSizeRange = {min: 2, max: 20}

/** With the parent who may run too, they are a group. */
export const maxChildren = groupSizeRange.max - 1
