/** The shop's texts, written by `npm run codegen` from domain/. */

export const catalogue = {
  "added": "Product added successfully",
  "addFailed": "Failed to add product",
  "updated": "Item updated successfully",
  "updateFailed": "An error occurred while updating the item",
  "deleted": "Item deleted successfully",
  "deleteFailed": "Failed to delete item",
  "removeFailed": "An error occurred while removing the item",
  "restored": "Item is back in the shop",
  "restoreFailed": "The item couldn’t be restored. Please try again.",
  "imageMissing": "Please select an image",
  "modelMissing": "Please upload a 3D model",
  "imageUploadError": "Error uploading image",
  "modelUploadError": "Error uploading 3D model",
  "imageUploadFailed": "Failed to upload image.",
  "received": "The stock was received",
  "counted": "The stock was adjusted",
  "limitChanged": "The low-stock limit was changed",
  "stockMovesWithOrders": "The stock has changed with recent orders. This is the current count."
} as const;