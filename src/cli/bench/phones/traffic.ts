/** Tracks what is in flight between devices or to a disk, and waits until nothing is. */
import type { Ears, Link, Vault } from '../../../table/ports';
import { vaultOf } from '../../../table/vaultOf';

export class Traffic {
  #underWay = 0;

  async settled(): Promise<void> {
    do await new Promise(resolve => setImmediate(resolve));
    while (this.#underWay > 0);
  }

  /** Both ends of a link must be registered here. */
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
    return vaultOf({
      read: name => this.#during(vault.read(name)),
      change: changes => this.#during(vault.change(changes)),
    });
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
