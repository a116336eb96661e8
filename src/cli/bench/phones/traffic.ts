/** Knows what is under way between devices, or to a disk, and waits until nothing is. */
import type { Ears, Link, Vault } from '../../../table/ports';

export class Traffic {
  #underWay = 0;

  async settled(): Promise<void> {
    do await new Promise(resolve => setImmediate(resolve));
    while (this.#underWay > 0);
  }

  /** Both ends must be known here. */
  link(link: Link): Link {
    return {
      way: link.way,
      send: text => {
        this.#underWay += 1;
        link.send(text);
      },
      listen: (ears: Ears) =>
        link.listen({
          heard: text => {
            this.#underWay -= 1;
            ears.heard(text);
          },
          closed: end => ears.closed(end),
        }),
      close: () => link.close(),
    };
  }

  vault(vault: Vault): Vault {
    return {
      read: name => this.#during(vault.read(name)),
      write: (name, text) => this.#during(vault.write(name, text)),
      append: (name, text) => this.#during(vault.append(name, text)),
      forget: name => this.#during(vault.forget(name)),
    };
  }

  async #during<T>(work: Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
    }
  }
}
