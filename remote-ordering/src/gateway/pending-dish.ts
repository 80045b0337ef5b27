import type { Storage } from '@storefront/host';

/** The dish kept aside while the customer chooses the mode (SVC-3), until the browser tab closes. */
export class PendingDish {
  constructor(private readonly storage: Storage) {}

  save(businessId: string, dishId: string) {
    this.storage.write('pending_product', {
      business_id: businessId,
      product_id: dishId,
      sub_product_id: '',
    });
  }

  /** The dish kept aside at this business; one kept at another business is dropped. */
  read(businessId: string): string | undefined {
    const stored = this.storage.read('pending_product');
    return stored?.business_id === businessId ? stored.product_id : undefined;
  }

  clear() {
    this.storage.remove('pending_product');
  }
}
