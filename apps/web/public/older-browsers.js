// What the oldest supported browsers lack. The head of a page has them run this before anything else
// (shell/awaited-scripts-script.ts); others never load it. See docs/decisions/071-browser-floor.md.
;(function () {
  function add(owner, functions) {
    Object.keys(functions).forEach(function (name) {
      if (name in owner) return
      Object.defineProperty(owner, name, {value: functions[name], writable: true, configurable: true})
    })
  }

  function groupInto(groups, items, keyOf) {
    var index = 0
    for (var item of items) {
      var key = keyOf(item, index++)
      if (groups.has(key)) groups.get(key).push(item)
      else groups.set(key, [item])
    }
    return groups
  }

  add(Array.prototype, {
    findLast(isWanted, self) {
      return this[this.findLastIndex(isWanted, self)]
    },
    findLastIndex(isWanted, self) {
      for (var index = this.length - 1; index >= 0; index--)
        if (isWanted.call(self, this[index], index, this)) return index
      return -1
    },
    toReversed() {
      // oxlint-disable-next-line no-array-reverse -- this is what brings the other.
      return Array.from(this).reverse()
    },
    toSorted(compare) {
      // oxlint-disable-next-line no-array-sort -- this is what brings the other.
      return Array.from(this).sort(compare)
    },
    with(index, value) {
      var at = index < 0 ? this.length + index : index
      if (at < 0 || at >= this.length) throw new RangeError('Invalid index : ' + index)
      var copy = Array.from(this)
      copy[at] = value
      return copy
    },
  })

  add(Element.prototype, {
    checkVisibility() {
      return this.getClientRects().length > 0 && !this.closest('details:not([open]) > :not(summary)')
    },
  })

  add(Map, {
    groupBy(items, keyOf) {
      return groupInto(new Map(), items, keyOf)
    },
  })

  add(Object, {
    groupBy(items, keyOf) {
      return Object.assign(
        Object.create(null),
        Object.fromEntries(groupInto(new Map(), items, (item, index) => String(keyOf(item, index)))),
      )
    },
  })

  add(Promise, {
    withResolvers() {
      var parts = {}
      parts.promise = new this(function (resolve, reject) {
        parts.resolve = resolve
        parts.reject = reject
      })
      return parts
    },
  })

  add(String.prototype, {
    // With the flag, a surrogate matches only where the other half is missing.
    toWellFormed() {
      return this.replace(/\p{Surrogate}/gu, '\ufffd')
    },
  })

  add(URL, {
    canParse(address, base) {
      try {
        return Boolean(new URL(address, base))
      } catch {
        return false
      }
    },
  })

  add(AbortSignal, {
    timeout(milliseconds) {
      var end = new AbortController()
      setTimeout(function () {
        end.abort(new DOMException('The operation timed out.', 'TimeoutError'))
      }, milliseconds)
      return end.signal
    },
  })

  add(AbortSignal.prototype, {
    throwIfAborted() {
      if (this.aborted) throw this.reason
    },
  })
})()
